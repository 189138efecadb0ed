#!/bin/sh
# A backup now and every EVERY_HOURS. One that fails is told in the log and by the health check, and tried again after an hour.
while true; do
  if sh backup.sh; then sleep "$((EVERY_HOURS * 3600))"; else sleep 3600; fi
done
