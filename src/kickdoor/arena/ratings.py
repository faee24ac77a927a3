"""Ratings of agents from the games of a tournament: OpenSkill, in the model of Plackett and Luce."""

from collections.abc import Iterable

from kickdoor.arena.score import Score


def rate(scores: Iterable[Score], players: int) -> dict[str, dict[str, float]] | None:
    """The rating of every agent, the best first; None without the extra that does it.

    All seats of an agent have its one rating, which moves by the mean of what each of them would move by.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    ratings: dict[str, tuple[float, float]] = {}
    for score in scores:
        names = [score.against] * players
        names[score.seat] = score.one
        for name in names:
            ratings.setdefault(name, (model.mu, model.sigma))
        if not score.winners:
            continue
        ranks = [0.0 if seat in score.winners else 1.0 for seat in range(players)]
        after = model.rate([[model.create_rating(list(ratings[name]))] for name in names], ranks=ranks)
        for name in dict.fromkeys(names):
            moved = [team[0] for team, seated in zip(after, names) if seated == name]
            ratings[name] = sum(x.mu for x in moved) / len(moved), sum(x.sigma for x in moved) / len(moved)
    order = sorted(ratings.items(), key=lambda item: -item[1][0])
    return {name: {"mu": round(mu, 3), "sigma": round(sigma, 3)} for name, (mu, sigma) in order}
