import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { useSearchCombobox } from '@/features/search/components/use-search-combobox';

function Combobox() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { text } = useSearchCombobox(field, list);
  useLayoutEffect(() => {
    if (field.current?.value !== 'bois') return;
    field.current.value = 'boise';
    field.current.dispatchEvent(new Event('input'));
  }, []);
  return (
    <>
      <input ref={field} aria-label="Search" defaultValue="bois" />
      <div ref={list} />
      <output>{text}</output>
    </>
  );
}

it('a letter typed before the combobox listens counts', () => {
  render(<Combobox />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('boise');
  expect(screen.getByRole('status')).toHaveTextContent('boise');
});
