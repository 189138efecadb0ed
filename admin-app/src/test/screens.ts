type Screen = typeof window.matchMedia;

/** As the tests' browser is: a phone. */
export const narrowScreen: Screen = window.matchMedia.bind(window);

/** With room for a table: `window.matchMedia = wideScreen`. */
export const wideScreen: Screen = (media) => ({ ...narrowScreen(media), matches: true });

afterEach(() => {
  window.matchMedia = narrowScreen;
});
