/** Every cache key of events. */
export const eventKeys = {
  all: ['events'] as const,
  /** Pages of `EventCard[]`. */
  lists: ['events', 'list'] as const,
  list: (userId: string, view: string) => ['events', 'list', userId, view] as const,
  /** An `EventPage`, or null. */
  pages: ['events', 'event'] as const,
  event: (userId: string, eventId: string) => ['events', 'event', userId, eventId] as const,
  attendees: (userId: string, eventId: string) => ['events', 'attendees', userId, eventId] as const,
};
