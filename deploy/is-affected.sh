#!/bin/sh
# Prints `yes` if the commits from NX_BASE to NX_HEAD affect the Nx project PROJECT or a file in PATHS, otherwise `no`.
set -eu
if ! git diff --quiet "$NX_BASE" "$NX_HEAD" -- deploy/Dockerfile .dockerignore $PATHS; then
  echo yes
elif [ -n "$PROJECT" ] && npx nx show projects --affected --sep=' ' | grep -qwF -- "$PROJECT"; then
  echo yes
else
  echo no
fi
