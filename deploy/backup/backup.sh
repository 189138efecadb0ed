#!/bin/sh
# One dump of the database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE name, with its checksum; dumps older than KEEP_DAYS go.
set -eu
# A dump holds what families have told the club about their children: only its owner reads it.
umask 077
cd "$BACKUPS"
dump="touchline-$(date -u +%Y%m%dT%H%M%SZ).dump"

# Without what belongs to the moment: whoever has signed out since is not signed in again, and what people tried is kept for a day.
pg_dump --format=custom --exclude-table-data=sessions --exclude-table-data=found_children \
  --exclude-table-data=child_tries --exclude-table-data=locked_names --file="$dump.part"
# A dump that cannot be read to its end is none.
pg_restore --file=/dev/null "$dump.part"
mv "$dump.part" "$dump"
sha256sum "$dump" >"$dump.sha256"
find . -name 'touchline-*.dump*' -mtime "+$KEEP_DAYS" -delete
echo "$dump: $(wc -c <"$dump") bytes"
