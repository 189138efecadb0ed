/** Style sheets of libraries, which the build emits as files. */
declare module '*.css';
