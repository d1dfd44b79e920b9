#!/bin/bash
# Copies the primary once and follows it from then on.
set -euo pipefail
: "${PGPASSWORD:?POSTGRES_REPLICA_PASSWORD is missing in .env}"
if [[ ! -s $PGDATA/PG_VERSION ]]; then
  pg_basebackup --host postgres --username ingrana_replica --pgdata "$PGDATA" --write-recovery-conf --wal-method stream
  chmod 700 "$PGDATA"
fi
exec postgres
