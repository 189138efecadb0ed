#!/bin/sh
# Fills in the variables of the configuration files in this folder and starts nginx.
set -eu
export RUN="${RUN:-/tmp/nginx}" LOAD_BROTLI='' BROTLI=''
module=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
[ ! -e "$module" ] || export LOAD_BROTLI="load_module $module;" BROTLI='brotli_static on;'

export REAL_IP=''
for proxy in ${TRUSTED_PROXY:-}; do REAL_IP="$REAL_IP set_real_ip_from $proxy;"; done

mkdir -p "$RUN"
names='${RUN} ${LOAD_BROTLI} ${BROTLI} ${SITE} ${PORT} ${ROOT}
  ${BACKEND} ${SHELL_FILES} ${PARENT_APP} ${ADMIN_APP} ${RESOLVER} ${PUBLIC_SCHEME} ${MAX_BODY} ${REAL_IP}'
for file in "$(dirname "$0")"/*.conf; do
  envsubst "$names" <"$file" >"$RUN/$(basename "$file")"
done
exec nginx -e stderr -c "$RUN/nginx.conf" -g 'daemon off;'
