type Screen = typeof window.matchMedia;

/** A phone, as jsdom's default. */
export const narrowScreen: Screen = window.matchMedia.bind(window);

/** Matches every media query: `window.matchMedia = wideScreen`. */
export const wideScreen: Screen = (media) => ({ ...narrowScreen(media), matches: true });

afterEach(() => {
  window.matchMedia = narrowScreen;
});
