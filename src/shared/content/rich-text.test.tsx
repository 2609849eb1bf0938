import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

const id = '11111111-1111-4111-8111-111111111111';

function show(text: string) {
  return render(
    <MemoryRouter>
      <RichText text={text} />
    </MemoryRouter>,
  ).container;
}

it('shows HTML as typed', () => {
  const typed = '<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))';
  const container = show(typed);
  expect(container).toHaveTextContent(typed);
  expect(container.querySelectorAll('img, b, a')).toHaveLength(0);
});

it('links URLs and mentions', () => {
  show(`@[Ann Lee](${id}) see https://example.com`);
  expect(screen.getByRole('link', { name: '@Ann Lee' })).toHaveAttribute('href', `/community/members/${id}`);
  const link = screen.getByRole('link', { name: 'https://example.com' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link).toHaveAttribute('target', '_blank');
});
