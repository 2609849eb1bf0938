import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { avatarColour, initialOf } from './avatar-initial';

describe('Avatar', () => {
  it('falls back to the initial when the picture cannot be loaded, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Dana Ruiz" path="u1/old.webp" />);
    const picture = container.querySelector('img');
    expect(picture?.src).toContain('/avatars/u1/old.webp');
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('D');
    rerender(<Avatar name="Dana Ruiz" path="u1/new.webp" />);
    expect(container.querySelector('img')?.src).toContain('/avatars/u1/new.webp');
  });
});

describe('initialOf', () => {
  it.each([
    ['dana', 'D'],
    ['  élan', 'É'],
    ['(Zed)', 'Z'],
    ['3rd Street LLC', '3'],
    ['', '?'],
  ])('takes %j to %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

describe('avatarColour', () => {
  it('is steady for a name and differs between names', () => {
    expect(avatarColour('Dana Ruiz')).toBe(avatarColour(' dana ruiz '));
    expect(new Set(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map(avatarColour)).size).toBeGreaterThan(
      2,
    );
  });
});
