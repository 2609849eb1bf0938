import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, Field, FormError, Input, NumberInput, PasswordInput, Select, Textarea } from './field';

describe('Field', () => {
  it('names its control and ties hint and error to it', () => {
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

  it('leaves a valid control unmarked', () => {
    render(
      <>
        <Field label="Notes">
          <Textarea />
        </Field>
        <Field label="State">
          <Select>
            <option>OH</option>
          </Select>
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Notes' })).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('combobox', { name: 'State' })).not.toHaveAttribute('aria-describedby');
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
    const user = userEvent.setup();
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

function Price({
  decimals,
  onChange,
  start = null,
}: {
  decimals?: number;
  onChange: (value: number | null) => void;
  start?: number | null;
}) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <Field label="Price">
        <NumberInput
          value={value}
          decimals={decimals}
          prefix="$"
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </Field>
      <button type="button" onClick={() => setValue(5000)}>
        Set
      </button>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });

describe('NumberInput', () => {
  it('groups thousands while it hands out the plain number', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    render(<Price onChange={onChange} />);
    const user = userEvent.setup();
    await user.type(input(), '1250000');
    expect(input()).toHaveValue('1,250,000');
    expect(onChange).toHaveBeenLastCalledWith(1_250_000);
    await user.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps the caret where the digit was typed', async () => {
    render(<Price onChange={() => {}} start={1_250_000} />);
    const user = userEvent.setup();
    await user.click(input());
    input().setSelectionRange(1, 1);
    await user.keyboard('9');
    expect(input()).toHaveValue('19,250,000');
    expect(input().selectionStart).toBe(2);
  });

  it('lets a decimal be typed to its end, and takes a value set from outside', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    render(<Price onChange={onChange} decimals={1} />);
    const user = userEvent.setup();
    await user.type(input(), '2.');
    expect(input()).toHaveValue('2.');
    await user.type(input(), '5');
    expect(onChange).toHaveBeenLastCalledWith(2.5);
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(input()).toHaveValue('5,000');
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its error', async () => {
    render(<Checkbox label="I have a signed contract" error="Please confirm" />);
    const box = screen.getByRole('checkbox', { name: 'I have a signed contract' });
    expect(box).toHaveAccessibleDescription('Please confirm');
    await userEvent.setup().click(screen.getByText('I have a signed contract'));
    expect(box).toBeChecked();
  });
});

describe('FormError', () => {
  it('is an alert region that speaks only when there is something to say', () => {
    const { rerender } = render(<FormError />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    rerender(<FormError>Wrong password</FormError>);
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong password');
  });
});
