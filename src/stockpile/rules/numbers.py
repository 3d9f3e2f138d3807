"""What vecs lack: counting, adding up, putting in order. As loops, because `sum`, `max` and `sorted` box every number.

>>> money = vec[i64]([20, 31, 20])
>>> count(money, 20), total(money), most(money), least(money)
(2, 71, 31, 20)
"""

from stockpile.rules.vecs import append, i64, vec


def count(numbers: vec[i64], wanted: i64) -> i64:
    """How often a number is there."""
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def same(numbers: vec[i64], others: vec[i64]) -> bool:
    """Whether two have the same numbers in the same order.

    >>> same(vec[i64]([1, 2]), vec[i64]([1, 2])), same(vec[i64]([1, 2]), vec[i64]([1]))
    (True, False)
    """
    at: i64 = 0
    while at < len(numbers) and at < len(others) and numbers[at] == others[at]:
        at += 1
    return at == len(numbers) and at == len(others)


def total(numbers: vec[i64]) -> i64:
    """What the numbers add up to."""
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def most(numbers: vec[i64]) -> i64:
    """The largest of at least one number."""
    result = numbers[0]
    for number in numbers:
        if number > result:
            result = number
    return result


def least(numbers: vec[i64]) -> i64:
    """The smallest of at least one number."""
    result = numbers[0]
    for number in numbers:
        if number < result:
            result = number
    return result


def zeros(length: i64) -> vec[i64]:
    """This many zeros.

    >>> list(zeros(3))
    [0, 0, 0]
    """
    return vec[i64]([0] * length)


def fill(numbers: vec[i64], at: i64, start: i64, stop: i64) -> i64:
    """Write all numbers from `start` up to `stop` over others, from a place on; returns the place after them.

    >>> numbers = zeros(5)
    >>> fill(numbers, 1, 7, 10), numbers
    (4, [0, 7, 8, 9, 0])
    """
    for number in range(start, stop):
        numbers[at] = number
        at += 1
    return at


def cards_by_count(counts: vec[i64]) -> vec[i64]:
    """A deck in order: of each number this many cards.

    >>> list(cards_by_count(vec[i64]([2, 0, 1])))
    [0, 0, 2]
    """
    cards = zeros(total(counts))
    at: i64 = 0
    for number in range(len(counts)):
        for _copy in range(counts[number]):
            cards[at] = number
            at += 1
    return cards


def cards_of_seat(cards: vec[i64], bits: i64, seat: i64) -> i64:
    """How many cards a seat has, in a list in which the seat stands above this many bits."""
    found: i64 = 0
    for card in cards:
        if card >> bits == seat:
            found += 1
    return found


def in_order(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, the smallest first: for the few there are, putting each in its place is the fastest.

    >>> list(in_order(vec[i64]([3, 1, 2, 1])))
    [1, 1, 2, 3]
    """
    result = numbers[:]
    for end in range(1, len(result)):
        number = result[end]
        at: i64 = end
        while at > 0 and result[at - 1] > number:
            result[at] = result[at - 1]
            at -= 1
        result[at] = number
    return result


def set_of(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set in a mask, in order.

    >>> list(set_of(0b10110))
    [1, 2, 4]
    """
    numbers = vec[i64]()
    bit: i64 = 0
    while mask >> bit:
        if mask >> bit & 1:
            numbers = append(numbers, bit)
        bit += 1
    return numbers
