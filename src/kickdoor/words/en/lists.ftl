### How several things are told one after another. `more` is for all but the last.

list-or = { $before } or { $last }
    .more = { $before }, { $last }
list-and = { $before } and { $last }
    .more = { $before }, { $last }
list-comma = { $before }, { $last }
    .more = { $before }, { $last }
list-then = { $before }; { $last }
    .more = { $before }; { $last }
# as list-or and list-and, but with the word between all of them
list-both = { $before } and { $last }
    .more = { $before } and { $last }
list-either = { $before } or { $last }
    .more = { $before } or { $last }
list-sentences = { $before } { $last }
    .more = { $before } { $last }
