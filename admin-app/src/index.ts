// webpack wants an entry; what this application offers is exposed as `./app`.
export {};
