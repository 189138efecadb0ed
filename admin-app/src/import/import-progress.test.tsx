import { render } from '@testing-library/react';
import { screen } from '@touchline/testing';
import { ImportProgress } from './import-progress.tsx';

it('ImportProgress shows the number of bytes sent', () => {
  render(<ImportProgress sentBytes={512} totalBytes={2048} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('0.5 of 2.0 KB sent')).toBeVisible();
  expect(screen.queryByText('Reading rows…')).not.toBeInTheDocument();
});

it('ImportProgress says that rows are being read after the upload', () => {
  render(<ImportProgress sentBytes={2048} totalBytes={2048} />);
  expect(screen.getByText('Reading rows…')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
