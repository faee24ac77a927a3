### Wie mehrere Dinge nacheinander genannt werden. `more` gilt für alle außer dem letzten.

list-or = { $before } oder { $last }
    .more = { $before }, { $last }
list-and = { $before } und { $last }
    .more = { $before }, { $last }
list-comma = { $before }, { $last }
    .more = { $before }, { $last }
list-then = { $before }; { $last }
    .more = { $before }; { $last }
list-both = { $before } und { $last }
    .more = { $before } und { $last }
list-either = { $before } oder { $last }
    .more = { $before } oder { $last }
list-sentences = { $before } { $last }
    .more = { $before } { $last }
