#!/bin/bash
# Run once, by the first start of the image of PostgreSQL: the two roles that stage pro wants, and one that may copy (docs/operations.md).
set -euo pipefail
: "${OWNER_PASSWORD:?POSTGRES_OWNER_PASSWORD is missing in .env}" "${APP_PASSWORD:?POSTGRES_APP_PASSWORD is missing in .env}"
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" <<'SQL'
create role ingrana_owner login password :'owner';
create role ingrana_app login password :'app';
create database ingrana owner ingrana_owner;
SQL
if [[ -n ${REPLICA_PASSWORD:-} ]]; then
  psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" -v replica="$REPLICA_PASSWORD" <<'SQL'
create role ingrana_replica login replication password :'replica';
SQL
  echo 'host replication ingrana_replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
fi
