// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';

function Form() {
  const [fields, setFields] = useState({ city: '', note: '', role: 'scorer', name: '' });
  return (
    <form>
      <TextField
        path="city"
        label="City"
        value={fields.city}
        onChange={(e) => setFields((old) => ({ ...old, city: e.target.value }))}
      />
      <LongTextField
        path="note"
        label="Note"
        value={fields.note}
        onChange={(e) => setFields((old) => ({ ...old, note: e.currentTarget.value }))}
      />
      <ChoiceField
        path="role"
        label="Role"
        value={fields.role}
        onChange={(e) => setFields((old) => ({ ...old, role: e.target.value }))}
      >
        <option value="scorer">Scorer</option>
        <option value="editor">Editor</option>
      </ChoiceField>
      <TextField
        path="name"
        label="Name"
        value={fields.name}
        onChange={(e) => setFields((old) => ({ ...old, name: e.target.value }))}
      />
      <output>{JSON.stringify(fields)}</output>
    </form>
  );
}

test('what was typed before the code of the page came reaches the form, and outlives the next render', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Form />);
  const control = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  control('city').value = 'Niš';
  control('note').value = 'two words';
  control('role').value = 'editor';
  const root = await act(async () => hydrateRoot(box, <Form />));
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  fireEvent.change(control('name'), { target: { value: 'Sava' } });
  expect(JSON.parse(box.querySelector('output')?.textContent ?? '')).toEqual({
    city: 'Niš',
    note: 'two words',
    role: 'editor',
    name: 'Sava',
  });
  expect([control('city').value, control('note').value, control('role').value]).toEqual(['Niš', 'two words', 'editor']);
});
