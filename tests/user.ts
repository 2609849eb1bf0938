import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';

/**
 * A user whose pointer reaches everything. Whether something covers an element is left to the tests in a real browser:
 * here, a dialog that is still opening would refuse clicks.
 */
export function setUpUser(options: Parameters<typeof userEvent.setup>[0] = {}): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
}
