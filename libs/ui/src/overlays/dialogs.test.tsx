import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogClose,
  Menu,
  SlideOut,
  TextField,
  TextLink,
} from '../index.ts';

function Sample({ confirmClose }: { confirmClose?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Edit place"
          description="All will see it"
          confirmClose={confirmClose}
          onClose={() => setOpen(false)}
        >
          <TextField label="Name" />
          <DialogActions>
            <DialogClose />
            <Button>Save</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('Dialog has a name and a description, focuses its first field and returns the focus', async () => {
  render(<Sample />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Edit place' })).toHaveAccessibleDescription('All will see it');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test.each(['Close', 'Cancel'])('Dialog closes with the button %s', async (name) => {
  render(<Sample />);
  await open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Dialog with confirmClose asks before it closes in any way', async () => {
  render(<Sample confirmClose="Discard your changes?" />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('dialog', { name: 'Edit place' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('ConfirmDialog focuses the harmless button', async () => {
  const confirm = jest.fn();
  const cancel = jest.fn();
  render(
    <ConfirmDialog
      title="Delete Riverside?"
      text="This cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete Riverside?' })).toHaveAccessibleDescription(
    'This cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(cancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('Dialog opened from a menu returns the focus to the menu’s button, or to the content if the button is gone', async () => {
  function FromMenu() {
    const [open, setOpen] = useState(false);
    const [gone, setGone] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        {!gone && <Menu label="Actions" items={[{ label: 'Delete', onSelect: () => setOpen(true) }]} />}
        {open && (
          <ConfirmDialog
            title="Delete?"
            confirmLabel="Delete"
            onConfirm={() => (setGone(true), setOpen(false))}
            onCancel={() => setOpen(false)}
          />
        )}
      </main>
    );
  }
  render(<FromMenu />);
  const openIt = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  };
  await openIt();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Dialog that closes for another page leaves the focus where that page has put it', async () => {
  const focus = (card: HTMLElement | null) => card?.focus();
  function Pages() {
    const [page, setPage] = useState('list');
    return (
      <main id="main" tabIndex={-1}>
        {page === 'card' ? (
          <section ref={focus} tabIndex={-1} aria-label="Card" />
        ) : (
          <Button onClick={() => setPage('question')}>Ask</Button>
        )}
        {page === 'question' && (
          <ConfirmDialog
            title="Open?"
            confirmLabel="Open"
            onConfirm={() => setPage('card')}
            onCancel={() => setPage('list')}
          />
        )}
      </main>
    );
  }
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const main = screen.getByRole('main', { hidden: true });
  const steal = jest.spyOn(main, 'focus');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  // Radix returns the focus in a task of its own.
  await new Promise((done) => setTimeout(done, 0));
  expect(screen.getByRole('region', { name: 'Card' })).toHaveFocus();
  expect(steal).not.toHaveBeenCalled();
});

test('ConfirmDialog cannot be closed while busy', async () => {
  const cancel = jest.fn();
  render(
    <ConfirmDialog
      title="Delete?"
      confirmLabel="Delete"
      busy
      busyText="Deleting..."
      onConfirm={jest.fn()}
      onCancel={cancel}
    />,
  );
  await userEvent.keyboard('{Escape}');
  expect(cancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
});

test('SlideOut closes with Escape, its close button and a link', async () => {
  const close = jest.fn();
  render(
    <SlideOut title="Menu" onClose={close}>
      <TextLink to="#places">Places</TextLink>
    </SlideOut>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('link', { name: 'Places' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(3);
});

test('Dialog adds styles with the nonce of the page', async () => {
  document.head.innerHTML = '<meta property="csp-nonce" content="n0nce">';
  render(<Sample />);
  await open();
  const added = Array.from(document.head.querySelectorAll('style')).filter((style) =>
    style.textContent?.includes('data-scroll-locked'),
  );
  expect(added.map((style) => style.getAttribute('nonce'))).toEqual(['n0nce']);
});
