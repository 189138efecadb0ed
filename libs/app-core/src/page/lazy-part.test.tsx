import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part.tsx';

const Panel = ({ name }: { name: string }) => <p>Panel of {name}</p>;
const failingOnce = () => {
  const load = jest.fn<() => Promise<{ default: typeof Panel }>>();
  return load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Panel });
};

afterEach(() => void jest.restoreAllMocks());

it('lazyPart shows a placeholder, then the part, which is at hand the next time', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Panel }));
  const Part = lazyPart(load, <p>Loading...</p>);
  const { unmount } = render(<Part name="Mia" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Panel of Mia')).toBeVisible();
  unmount();
  render(<Part name="Leo" />);
  expect(screen.getByText('Panel of Leo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('lazyPart loads by itself when the network returns', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazyPart(failingOnce());
  render(<Part name="Mia" />);
  expect(await screen.findByText('You are offline. This opens when you are back.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Panel of Mia')).toBeVisible();
});

it('lazyPart can be loaded again after another failure', async () => {
  const Part = lazyPart(failingOnce());
  render(<Part name="Mia" />);
  expect(await screen.findByText('This could not be loaded. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Panel of Mia')).toBeVisible();
});
