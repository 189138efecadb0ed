import { jest } from '@jest/globals';
import { type AvailabilityStatus } from '@touchline/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type ComponentProps } from 'react';
import { AnswerControl } from './answer-control.tsx';
import { AnswerFact } from './answer-fact.tsx';

const onAnswer = jest.fn<(answer: AvailabilityStatus) => void>();
beforeEach(() => void onAnswer.mockClear());
const control = (props: Partial<ComponentProps<typeof AnswerControl>> = {}) => (
  <AnswerControl label="Mia: Lions v Bears" value={null} onAnswer={onAnswer} {...props} />
);
const radio = (name: string) => screen.getByRole('radio', { name });

describe('AnswerControl', () => {
  it('has nothing checked while it is asked', async () => {
    const { container } = render(control());
    expect(screen.getByRole('radiogroup', { name: 'Mia: Lions v Bears' })).toBeVisible();
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Available', 'Unavailable']);
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('checks the answer that was given, and takes another', async () => {
    render(control({ value: 'available' }));
    expect(radio('Available')).toBeChecked();
    await userEvent.click(radio('Unavailable'));
    expect(onAnswer).toHaveBeenLastCalledWith('unavailable');
  });

  it('is one stop of the Tab key, in which arrow keys move without answering', async () => {
    render(control({ value: 'unavailable' }));
    await userEvent.tab();
    expect(radio('Unavailable')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Available')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(radio('Unavailable')).toHaveFocus();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onAnswer).toHaveBeenCalledWith('unavailable');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('ignores presses while an answer is being saved', async () => {
    render(control({ saving: 'available' }));
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(radio('Unavailable'));
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('says why nobody can become available any more', async () => {
    render(
      <>
        <p id="why">The deadline has passed.</p>
        {control({ acceptClosed: 'why' })}
      </>,
    );
    expect(radio('Available')).toHaveAccessibleDescription('The deadline has passed.');
    await userEvent.click(radio('Available'));
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(radio('Unavailable'));
    expect(onAnswer).toHaveBeenCalledWith('unavailable');
  });

  it('asks whether an earlier answer still holds', () => {
    const { rerender } = render(control({ before: true }));
    expect(radio('Still available')).not.toBeChecked();
    rerender(control({ before: false }));
    expect(radio('Still unavailable')).not.toBeChecked();
  });

  it('lets staff take an answer back', async () => {
    render(control({ value: 'available', canClear: true }));
    await userEvent.click(radio('No answer'));
    expect(onAnswer).toHaveBeenCalledWith('pending');
  });
});

it.each([
  ['available', 'answers closed Fri 6 PM'],
  ['pending', 'Answers closed Fri 6 PM. Call the coach.'],
] as const)('AnswerFact says of a closed answer that is %s: “%s”', (status, words) => {
  render(<AnswerFact name="Mia" isAway={false} status={status} closed="Fri 6 PM" />);
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['Mia is available', { status: 'available' }],
  ['Mia is unavailable', { status: 'unavailable' }],
  ['Mia has not answered', { status: 'pending' }],
  ['Mia is away', { status: 'pending', isAway: true }],
  ['Mia is away until Jan 3', { status: 'pending', isAway: true, awayUntil: '2027-01-03' }],
  ['Mia was available', { status: 'available', isPast: true }],
  ['Mia did not answer', { status: 'pending', isPast: true }],
] as const)('AnswerFact says “%s”', (sentence, fact) => {
  render(<AnswerFact name="Mia" isAway={false} {...fact} />);
  expect(screen.getByText(sentence)).toBeVisible();
});
