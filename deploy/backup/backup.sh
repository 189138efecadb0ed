#!/bin/sh
# Dumps the database given by PGHOST, PGUSER, PGPASSWORD and PGDATABASE, writes a checksum and deletes dumps older than KEEP_DAYS.
set -eu
# Only the owner may read a dump, because it contains personal data of children.
umask 077
cd "$BACKUPS"
dump="touchline-$(date -u +%Y%m%dT%H%M%SZ).dump"

# Leaves out short-lived data: a restored session would sign in users who have signed out since. A restored club neither sends the
# mails of an earlier time nor accepts their links, and without mail_delivery it delivers none until an admin resumes.
pg_dump --format=custom --exclude-table-data=sessions --exclude-table-data=found_children \
  --exclude-table-data=mails \
  --exclude-table-data=mail_delivery --exclude-table-data=mail_bounces --exclude-table-data=account_links \
  --exclude-table-data=unsubscribe_links --exclude-table-data=invitation_links --exclude-table-data=event_notices \
  --exclude-table-data=announcement_notices --exclude-table-data=answer_links \
  --exclude-table-data=feed_links --exclude-table-data=totp_setups --exclude-table-data=recovery_codes \
  --exclude-table-data=deletion_warnings --file="$dump.part"
# Checks that the dump can be read to its end.
pg_restore --file=/dev/null "$dump.part"
mv "$dump.part" "$dump"
sha256sum "$dump" >"$dump.sha256"
find . -name 'touchline-*.dump*' -mtime "+$KEEP_DAYS" -delete
echo "$dump: $(wc -c <"$dump") bytes"
