# syntax=docker/dockerfile:1
# The image of the application: stage pro by itself, its own user, nothing written but /srv/ingrana/.data. Settings: .env.example; the whole: docs/operations.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /srv/ingrana
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .

FROM sources AS build
# What the browser puts in front of calls is compiled into the pages; everything else is read when the site starts.
ARG API_PREFIX=
ENV API_PREFIX=${API_PREFIX} NEXT_TELEMETRY_DISABLED=1
RUN npm run build && rm -rf node_modules .data .next/cache .next/diagnostics .next/types .next/trace .next/trace-build

FROM ${NODE_IMAGE} AS packages
WORKDIR /srv/ingrana
COPY package.json package-lock.json .npmrc ./
# What only a build, a debugger or a type checker reads stays out: half of the size.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@next/swc-* \
  && find node_modules -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete

FROM ${NODE_IMAGE} AS site
ARG COMMIT=unknown
ARG VERSION=unknown
LABEL org.opencontainers.image.title="Ingrana" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.revision="${COMMIT}" \
  org.opencontainers.image.version="${VERSION}"
WORKDIR /srv/ingrana
RUN useradd --system --uid 10001 --home-dir /srv/ingrana --shell /usr/sbin/nologin ingrana && install -d -o ingrana -m 700 .data
COPY --from=build /srv/ingrana ./
COPY --from=packages /srv/ingrana/node_modules node_modules
ENV NODE_ENV=production DEPLOY_STAGE=pro PORT=3000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 DRAIN_SECONDS=10 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER 10001
VOLUME /srv/ingrana/.data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The platform starts the container again; a second watcher inside would only delay that.
CMD ["node", "scripts/serve.mjs", "--no-watchdog"]
