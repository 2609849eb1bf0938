/** In milliseconds. A day is 24 hours here, also when clocks change. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
