#!/bin/sh
# Succeeds if there is a finished dump from the last interval (plus two hours).
find "$BACKUPS" -name 'touchline-*.sha256' -mmin "-$((EVERY_HOURS * 60 + 120))" | grep -q .
