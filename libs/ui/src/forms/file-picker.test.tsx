import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { FilePicker } from '../index.ts';

function Sample() {
  const [file, setFile] = useState<File | null>(null);
  return <FilePicker label="Choose a file" helper="With a line of headers" file={file} onChange={setFile} />;
}

const input = () => screen.getByLabelText(/Choose a file/);

test('FilePicker shows the chosen file with its size in KB', async () => {
  const { container } = render(<Sample />);
  await userEvent.upload(input(), new File(['x'.repeat(2048)], 'places.csv', { type: 'text/csv' }));
  expect(screen.getByText('places.csv (2.0 KB)')).toBeVisible();
  expect(input()).toHaveAccessibleDescription('With a line of headers');
  expect(await axe(container)).toHaveNoViolations();
});

test('FilePicker rejects a file with another extension and says why', async () => {
  render(<Sample />);
  const anyFile = userEvent.setup({ applyAccept: false });
  await anyFile.upload(input(), new File(['x'], 'places.xlsx'));
  expect(screen.getByText('Please choose a .csv file')).toBeVisible();
  expect(screen.getByText(/No file chosen/)).toBeVisible();
  expect(input()).toBeInvalid();
  await anyFile.upload(input(), new File(['x'], 'PLACES.CSV'));
  expect(screen.queryByText('Please choose a .csv file')).not.toBeInTheDocument();
});

test('FilePicker leaves several kinds of files to the caller', async () => {
  const choose = jest.fn();
  render(<FilePicker label="Choose a file" accept=".csv,.xlsx" kind="CSV or XLSX" file={null} onChange={choose} />);
  expect(screen.getByText('No file chosen (CSV or XLSX)')).toBeVisible();
  const file = new File(['x'], 'places.ods');
  await userEvent.setup({ applyAccept: false }).upload(input(), file);
  expect(choose).toHaveBeenCalledWith(file);
});
