import FullCalendar, { type CalendarRef, type EventClickInfo, type EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import '@fullcalendar/react/skeleton.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { type EventDto } from '@touchline/api-client';
import { clubRules, useShell } from '@touchline/app-core';
import { asCivilDate, type CivilDate, wallClock } from '@touchline/domain';
import { startTransition, useEffect, useMemo, useRef } from 'react';
import { type CalendarDay } from './calendar-days.ts';
import { type GridView } from './calendar-period.ts';
import { type Entry, gridEntries, hoursOf, classOf, EntryContent } from './grid-entries.tsx';
import { GridStyles } from './grid-look.ts';

interface GridProps {
  view: GridView;
  date: CivilDate;
  days: readonly CalendarDay[];
  /** The events of a family, which knows its own teams. */
  isFamily: boolean;
  onOpen: (event: EventDto) => void;
  onOpenDay: (date: CivilDate) => void;
}

const plugins = [dayGrid, timeGrid];
const viewNames = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' };
const hours24 = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const entryOf = (info: EventDisplayInfo | EventClickInfo) => info.event.extendedProps.entry as Entry;

/** A chunk of its own, because the calendar library is the largest dependency of the application. */
export default function CalendarGrid({ view, date, days, isFamily, onOpen, onOpenDay }: GridProps) {
  const zone = useShell().club.timeZone;
  const { language, weekStartsOn, hours: clubHours } = clubRules();
  const calendar = useRef<CalendarRef>(null);
  const entries = useMemo(() => gridEntries(view, days), [view, days]);
  const hours = useMemo(() => hoursOf(days), [days]);
  useEffect(() => startTransition(() => calendar.current?.getApi().changeView(viewNames[view], date)), [view, date]);

  const click = (info: EventClickInfo) => {
    const entry = entryOf(info);
    if ('event' in entry) onOpen(entry.event);
    else onOpenDay(entry.date);
  };
  const now = () => {
    const clock = wallClock(zone);
    return `${clock.date}T${clock.time}`;
  };

  return (
    <GridStyles>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={viewNames[view]}
        initialDate={date}
        timeZone="UTC"
        now={now}
        nowIndicator
        locale={{ code: language }}
        firstDay={weekStartsOn}
        fixedWeekCount={false}
        headerToolbar={false}
        tableHeaderSticky={false}
        height="auto"
        allDaySlot={false}
        {...hours}
        slotEventOverlap={false}
        eventMinHeight={48}
        events={entries}
        eventOrder="order,start,title"
        eventDisplay="block"
        eventInteractive
        eventClick={click}
        eventContent={(info: EventDisplayInfo) => (
          <EntryContent entry={entryOf(info)} view={view} isFamily={isFamily} />
        )}
        eventClass={(info) => classOf(entryOf(info))}
        navLinks
        navLinkDayClick={(day: Date) => onOpenDay(asCivilDate(day))}
        dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
        dayHeaderAlign="center"
        dayHeaderContent={({ weekdayText, dayNumberText }) =>
          view === 'month' ? weekdayText : `${weekdayText} ${dayNumberText}`
        }
        slotDuration="01:00"
        slotHeaderFormat={clubHours === 24 ? hours24 : { hour: 'numeric' }}
        viewClass="grid"
        dayHeaderClass="head"
        dayHeaderInnerClass="weekday"
        dayRowClass="row"
        dayCellClass={(day) => `cell${day.isToday ? ' today' : ''}${day.isOther ? ' other' : ''}`}
        dayCellTopClass="top"
        dayLaneClass={(day) => (day.isToday ? 'lane today' : 'lane')}
        slotLaneClass="slot"
        slotHeaderInnerClass="hour"
        nowIndicatorLineClass="now"
        navLinkClass="link"
      />
    </GridStyles>
  );
}
