# The base of both stages; any Debian image or folder will do where no registry is reached.
ARG BASE=debian:12-slim

FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /build
COPY package.json bun.lock bunfig.toml ./
# Networks that inspect TLS hand in their certificate as the secret "ca", a private registry as "npmrc".
RUN --mount=type=secret,id=ca,target=/run/secrets/ca.pem \
    --mount=type=secret,id=npmrc,target=/root/.npmrc \
    NODE_EXTRA_CA_CERTS=/run/secrets/ca.pem \
    npx --yes "bun@$(node -p 'require("./package.json").devDependencies.bun')" install --frozen-lockfile
COPY . .
RUN node_modules/.bin/bun web/build/build.ts --compile
# What the binary is linked to, and nothing else: no shell, no package manager, no second program.
RUN mkdir --mode=0700 -p /root-fs/data && mkdir -p /root-fs/etc/ssl/certs \
    && cp /etc/ssl/certs/ca-certificates.crt /root-fs/etc/ssl/certs/ \
    && ldd dist/coldaisle | grep -o '/lib[^ ]*' | xargs cp --parents --dereference -t /root-fs \
    && cp dist/coldaisle /root-fs/coldaisle \
    && chown 10001:10001 /root-fs/data

FROM scratch
COPY --from=build /root-fs/ /
USER 10001:10001
ENV DATA_DIR=/data TMPDIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/coldaisle", "healthcheck"]
ENTRYPOINT ["/coldaisle"]
CMD ["serve"]
