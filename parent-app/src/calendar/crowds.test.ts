import { type EventDto } from '@touchline/api-client';
import { crowdsOf, placesOf } from './crowds.ts';

const event = (startTime: string, endTime: string | null = null, locationDetail = 'Pitch 1') =>
  ({ date: '2027-03-07', startTime, endTime, locationDetail, location: 'Park' }) as EventDto;

describe('crowdsOf', () => {
  it('leaves events alone of which two are at the same time', () => {
    const events = [event('09:00', '10:30'), event('10:00', '11:30'), event('11:00', '12:00')];
    expect(crowdsOf(events)).toEqual({ single: events, crowds: [] });
  });

  it('puts a run of events into one crowd if three are at the same time', () => {
    const alone = event('08:00', '09:00');
    const crowd = [event('09:00', '10:30'), event('09:00'), event('09:30', '11:00'), event('10:45', '12:00')];
    const later = event('12:00');
    expect(crowdsOf([alone, ...crowd, later])).toEqual({
      single: [alone, later],
      crowds: [{ events: crowd, from: '09:00', to: '12:00' }],
    });
  });

  it('takes the assumed end of an event without one, until midnight at most', () => {
    expect(crowdsOf([event('18:00'), event('18:00'), event('18:00')]).crowds).toMatchObject([{ to: '19:30' }]);
    expect(crowdsOf([event('22:00', '00:30'), event('23:30'), event('23:30')]).crowds).toMatchObject([{ to: '23:59' }]);
  });
});

it('placesOf counts the events by pitch, most first', () => {
  const events = [event('09:00'), event('09:00', null, 'Pitch 2'), event('09:30', null, 'Pitch 2')];
  expect(placesOf(events)).toEqual(['Pitch 2: 2', 'Pitch 1: 1']);
  const written = { startTime: '09:00', location: 'Riverside Park, Pitch 3', locationDetail: null } as EventDto;
  expect(placesOf([written])).toEqual(['Pitch 3: 1']);
});
