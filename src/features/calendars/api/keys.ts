/** Query keys for calendar and feed addresses. */
export const calendarKeys = {
  list: (userId: string) => ['feed-addresses', userId] as const,
};
