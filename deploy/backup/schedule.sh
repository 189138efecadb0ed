#!/bin/sh
# Makes a backup now and every EVERY_HOURS. A failure shows in the log and the health check, and is retried after an hour.
while true; do
  if sh backup.sh; then sleep "$((EVERY_HOURS * 3600))"; else sleep 3600; fi
done
