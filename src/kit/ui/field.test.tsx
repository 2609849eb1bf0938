import { render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readNumber, type NumberEntry } from '@/kit/numbers/parse-number';
import { Field } from './field';
import { Input } from './input';
import { NumberField } from './number-field';
import { PasswordInput } from './password-input';
import { setUpUser } from '../../../tests/user';

describe('Field', () => {
  it('labels its control and links hint and error to it', () => {
    render(
      <Field label="ZIP" hint="Five digits" error="Enter a ZIP code" required>
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /^ZIP/ });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Enter a ZIP code Five digits');
  });
});

describe('Input', () => {
  it.each([
    [' 02134', 'Z1', '02134'],
    ['02134\u00a0\n', '', '02134'],
    ['\u202a02134\u202c', '', '02134'],
    [' and', 'or', 'or and'],
  ])('trims %j, pasted into a limited field after %j, only if it’s too long', async (text, before, shown) => {
    const limit = before === 'or' ? 20 : 5;
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Field label="ZIP">
        <Input maxLength={limit} defaultValue={before} onChange={({ target }) => onChange(target.value)} />
      </Field>,
    );
    const user = setUpUser();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP' });
    input.focus();
    input.setSelectionRange(before === 'or' ? 2 : 0, before.length);
    await user.paste(text);
    expect(input).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(shown);
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    const user = setUpUser();
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

function Price({
  limits,
  onChange,
  start = null,
}: Partial<ComponentProps<typeof NumberField>> & { start?: NumberEntry }) {
  const [value, setValue] = useState<NumberEntry>(start);
  return (
    <>
      <NumberField
        label="Price"
        hint="In dollars"
        error={value === null ? 'Enter the price.' : undefined}
        limits={limits ?? { max: 1_000_000_000, prefix: '$' }}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(5000)}>
        Set
      </button>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });

describe('NumberField', () => {
  it('reports the number, and formats it when focus leaves', async () => {
    const onChange = vi.fn<(value: NumberEntry) => void>();
    render(<Price onChange={onChange} />);
    const user = setUpUser();
    await user.type(input(), '$1.25m');
    expect(input()).toHaveValue('$1.25m');
    expect(onChange).toHaveBeenLastCalledWith(1_250_000);
    expect(input()).toBeValid();
    await user.tab();
    expect(input()).toHaveValue('1,250,000');
    await user.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(input()).toHaveAccessibleDescription('Enter the price. In dollars');
  });

  it.each([
    ['-5', -5, 'Must be 0 or more.'],
    ['12e3x', '12e3x', 'Enter a number, like 250,000.'],
    ['1,25', '1,25', 'Enter a number, like 250,000.'],
    ['2.5', 2.5, 'Use whole dollars.'],
  ])('leaves %j in a number field as typed, with an error', async (text, entry, error) => {
    const onChange = vi.fn<(value: NumberEntry) => void>();
    render(<Price onChange={onChange} />);
    const user = setUpUser();
    await user.type(input(), text);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(entry);
    expect(readNumber(input().value, { prefix: '$' })).toBe(entry);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(`${error} In dollars`);
  });

  it('moves the commas and keeps the caret after the typed digit', async () => {
    render(<Price start={1_250_000} />);
    const user = setUpUser();
    await user.click(input());
    input().setSelectionRange(3, 3);
    await user.keyboard('9');
    expect(input()).toHaveValue('12,950,000');
    expect(input().selectionStart).toBe(4);
  });

  it('guesses nothing about a pasted number', async () => {
    render(<Price start={12_500} />);
    const user = setUpUser();
    await user.tripleClick(input());
    await user.paste('12,50');
    await user.tab();
    expect(input()).toHaveValue('12,50');
    expect(input()).toHaveAccessibleDescription('Enter a number, like 250,000. In dollars');
    await user.tripleClick(input());
    await user.paste('$ 1.25MM USD');
    await user.tab();
    expect(input()).toHaveValue('1,250,000');
  });
});
