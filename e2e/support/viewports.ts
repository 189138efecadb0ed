/** A phone, a tablet and a desktop, for journeys that set their own widths. */
export const viewports = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
