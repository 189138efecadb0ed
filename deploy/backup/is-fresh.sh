#!/bin/sh
# Is there a finished dump that is not older than one that was due?
find "$BACKUPS" -name 'touchline-*.sha256' -mmin "-$((EVERY_HOURS * 60 + 120))" | grep -q .
