import { render } from '@testing-library/react';
import { screen } from '@touchline/testing';
import { ImportProgress } from './import-progress.tsx';

it('tells the bytes while they go', () => {
  render(<ImportProgress sent={{ bytes: 512, of: 2048 }} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('0.5 of 2.0 KB sent')).toBeVisible();
  expect(screen.queryByText('Reading rows…')).not.toBeInTheDocument();
});

it('then waits for the answer', () => {
  render(<ImportProgress sent={{ bytes: 2048, of: 2048 }} />);
  expect(screen.getByText('Reading rows…')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
