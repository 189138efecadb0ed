/** Style sheets of libraries, which the build puts beside the chunk that asks for them. */
declare module '*.css';
