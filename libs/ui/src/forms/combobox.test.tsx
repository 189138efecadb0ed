import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useMemo, useState } from 'react';
import { Combobox, type ComboboxOption, Dialog } from '../index.ts';

const places = Array.from({ length: 40 }, (_, at) => ({
  value: String(at + 1),
  label: `Place ${at + 1}`,
  hint: at < 20 ? 'North' : 'South',
}));
const shown = 10;

type GivenProps = Partial<Pick<Parameters<typeof Combobox>[0], 'busy' | 'problem' | 'error' | 'ref'>>;

function Places({ start = null, ...given }: GivenProps & { start?: ComboboxOption | null }) {
  const [selected, setSelected] = useState(start);
  const [search, setSearch] = useState('');
  const found = useMemo(() => places.filter(({ label }) => label.toLowerCase().includes(search)), [search]);
  const options = useMemo(() => found.slice(0, shown), [found]);
  return (
    <Combobox
      label="Place"
      placeholder="Select a place"
      options={options}
      selected={selected}
      total={found.length}
      truncated={found.length > shown ? `The first ${shown} of ${found.length}` : undefined}
      onChange={setSelected}
      onSearch={setSearch}
      {...given}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Place' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Combobox', () => {
  it('opens by pointer', async () => {
    render(<Places />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveAttribute('placeholder', 'Select a place');
    await userEvent.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Place' })).toHaveAttribute('id', field().getAttribute('aria-controls'));
  });

  it('shows the first options', async () => {
    const { container } = render(<Places />);
    await userEvent.click(field());
    expect(options()).toHaveLength(shown);
    expect(screen.getByRole('status')).toHaveTextContent('The first 10 of 40');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('closes when an option is selected by pointer', async () => {
    const { container } = render(<Places />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Place 3 North' }));
    expect(field()).toHaveValue('Place 3 · North');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('highlights options with the arrows and Home', async () => {
    render(<Places />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Place 2 North');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toBe('Place 10 North');
    await userEvent.keyboard('{Home}');
    expect(highlighted()).toBe('Place 1 North');
  });

  it('keeps what Enter has selected on Escape', async () => {
    render(<Places />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(field()).toHaveValue('Place 10 · North');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('Place 10 · North');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Place 10 · North');
  });

  it('searches what is typed in place of the selection, and Enter selects the first match', async () => {
    render(<Places start={places[0]} />);
    await userEvent.tab();
    await userEvent.keyboard('ace 4');
    expect(options()).toEqual(['Place 4 North', 'Place 40 South']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    expect(highlighted()).toBe('Place 4 North');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Place 40 · South');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(shown);
  });

  it('keeps the selection when the user leaves the search', async () => {
    render(<Places start={places[0]} />);
    await userEvent.tab();
    await userEvent.keyboard('ace 4');
    await userEvent.tab();
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('Place 1 · North');
    await userEvent.click(field());
    await userEvent.keyboard('ace 4');
    await userEvent.click(document.body);
    expect(field()).toHaveValue('Place 1 · North');
  });

  it('marks the selected option in the list', async () => {
    render(<Places start={places[4]} />);
    await userEvent.click(field());
    expect(screen.getByRole('option', { name: 'Place 5 North selected' })).toBeVisible();
    expect(highlighted()).toBe('Place 5 North');
  });

  it('is cleared by its button and by deleting the text', async () => {
    render(<Places start={places[0]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Place' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.keyboard('place 7{Enter}');
    expect(field()).toHaveValue('Place 7 · North');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('says that it searches, that nothing was found, and what went wrong', async () => {
    const { container, rerender } = render(<Places />);
    await userEvent.click(field());
    await userEvent.keyboard('town');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “town”.');
    rerender(<Places busy />);
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    rerender(<Places problem="Error loading places. Please try again." />);
    expect(screen.getByRole('status')).toHaveTextContent('Error loading places. Please try again.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('selects nothing with Enter while the matches are not those of the search', async () => {
    render(<Places busy />);
    await userEvent.click(field());
    await userEvent.keyboard('place 7{Enter}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(highlighted()).toBeUndefined();
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('has its error as description and takes a ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Places error="Please select a place" ref={ref} />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please select a place');
    expect(ref.current).toBe(field());
  });

  it('closes only its list with Escape in a dialog', async () => {
    let closed = false;
    render(
      <Dialog title="Trip" onClose={() => (closed = true)}>
        <Places />
      </Dialog>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(closed).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(closed).toBe(true);
  });
});
