import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { initialOf } from './avatar-initial';

describe('Avatar', () => {
  it('shows the original if resizing fails, the initial if that fails too, and a new picture once there is one', () => {
    const { container, rerender } = render(<Avatar name="Dana Ruiz" path="u1/old.webp" />);
    const picture = () => container.querySelector('img') ?? expect.fail('No picture is shown.');
    expect(picture().src).toContain('/render/image/public/avatars/u1/old.webp');
    fireEvent.error(picture());
    expect(picture().src).toContain('/object/public/avatars/u1/old.webp');
    fireEvent.error(picture());
    expect(container).toHaveTextContent('D');
    rerender(<Avatar name="Dana Ruiz" path="u1/new.webp" />);
    expect(picture().src).toContain('/avatars/u1/new.webp');
  });
});

describe('initialOf', () => {
  it.each([
    ['dana', 'D'],
    ['  élan', 'É'],
    ['3rd Street LLC', '3'],
    ['', '?'],
  ])('returns for %j: %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
