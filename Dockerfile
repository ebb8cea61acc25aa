# syntax=docker/dockerfile:1

# Debian, not Alpine: the embedded PostgreSQL is linked against glibc.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Source maps for Sentry (docs/operations.md). This stage is not in the image, and neither is its token.
ARG SENTRY_DSN SENTRY_AUTH_TOKEN SENTRY_ORG SENTRY_PROJECT SENTRY_URL
RUN npm run build && rm -rf .next/cache && mv .next /pages

FROM node:24-slim
LABEL org.opencontainers.image.title="Courtside" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
# Start with the Node.js of the lock file as the build did: for another version the pages would be built again.
ENV NODE_ENV=production \
    PATH=/app/node_modules/.bin:$PATH \
    PORT=3000 \
    DATA_DIR=/data \
    COURTSIDE_DEMO=0 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /app ./
# Next writes the pages that it renders on request into its build.
COPY --from=build --chown=node:node /pages ./.next
RUN install --directory --owner=node --group=node "$DATA_DIR" /backups
# PostgreSQL refuses to run as root.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/cli/start.ts"]
