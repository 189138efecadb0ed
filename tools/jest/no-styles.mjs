// Replaces style sheets in tests, because jsdom has no layout.
export {};
