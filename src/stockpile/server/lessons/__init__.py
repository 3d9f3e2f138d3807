"""The guided first game and the short lessons: real games on a given deal, against beginners who know their part."""
