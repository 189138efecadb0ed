// Stands in for a style sheet: jsdom lays nothing out.
export {};
