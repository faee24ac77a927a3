### Was der Küchengarten auf Deutsch sagt.

trait-gardener = Gärtner
    .is = Gärtner
    .many = Gärtner
trait-badger = Dachs
    .is = ein Dachs
    .many = Dachse
tag-rotten = Faulig
    .become = wird faulig
name-pruning = Beschneiden
