import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import Inbox from 'lucide-react/icons/inbox';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import * as ui from '../src/index.ts';

const tones = ['accent', 'info', 'plum', 'teal', 'warn', 'danger', 'neutral'] as const;
const people = [
  'Ana Brook',
  'Jo',
  'Maximiliane Oberhauser von und zu Hohenstein',
  'Ines Ó Súilleabháin',
  'Li Wei',
  'Tom Tailor',
  'Eva Dark',
  'Sam',
];

export function PartSamples() {
  const [view, setView] = useState<'week' | 'day'>('week');
  return (
    <>
      <ui.Row>
        <ui.Button icon={Plus}>Primary</ui.Button>
        <ui.Button variant="secondary">Secondary</ui.Button>
        <ui.Button variant="quiet">Quiet</ui.Button>
        <ui.Button variant="quiet-danger" icon={Trash2}>
          Quiet danger
        </ui.Button>
        <ui.Button variant="danger" icon={Trash2}>
          Danger
        </ui.Button>
        <ui.Button busy busyText="Saving...">
          Save
        </ui.Button>
        <ui.Button disabled>Disabled</ui.Button>
        <ui.LinkButton to="#parts" variant="secondary">
          Link button
        </ui.LinkButton>
        <ui.TextLink to="#parts">Text link</ui.TextLink>
        <ui.IconButton icon={Bell} label="Notices, 2 new" count={2} />
      </ui.Row>
      <ui.Row>
        {tones.map((tone) => (
          <ui.Badge key={tone} tone={tone} mark={tone[0]?.toUpperCase()}>
            {tone}
          </ui.Badge>
        ))}
        <ui.Badge tone="warn">Waiting</ui.Badge>
        <ui.Badge tone="accent" icon={Check}>
          Confirmed
        </ui.Badge>
      </ui.Row>
      <ui.Row>
        {people.map((name) => (
          <ui.Avatar key={name} name={name} alone />
        ))}
        <ui.Shirt name="Ana Brook" team="Riverside" number={7} />
        <ui.Shirt name="Ana Brook" team="Hillside" number={10} />
        <ui.Shirt name="Maximiliane Oberhauser von Hohenstein" />
        <ui.Crest url={null} />
        <ui.Avatar name="Ana Brook" size="small" />
        <ui.Avatar name="Ana Brook" size="large" />
      </ui.Row>
      <ui.Card
        lead={<ui.DateBadge weekday="Sat" day="28" month="Nov" />}
        title="A title that says what it is about"
        to="#parts"
        aside={<ui.Badge tone="warn">Answer needed</ui.Badge>}
        footer={
          <>
            {' '}
            <ui.SegmentedControl
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: 'week', label: 'Week' },
                { value: 'day', label: 'Day' },
              ]}
            />
            <ui.StatBar
              shares={[
                { label: 'coming', value: 12, tone: 'accent' },
                { label: 'not coming', value: 3, tone: 'danger' },
                { label: 'open', value: 4, tone: 'neutral' },
              ]}
            />
          </>
        }
      >
        <ui.Row>
          <ui.Badge tone="accent" mark="M">
            Meeting
          </ui.Badge>
          <ui.Text muted numeric as="span">
            Half past ten, doors at ten
          </ui.Text>
        </ui.Row>
        <ui.Text muted>Riverside Hall 2, second floor</ui.Text>
      </ui.Card>
      <ui.Card
        title="Struck, because it is off"
        struck
        lead={<ui.Avatar name="Jo Sand" />}
        actions={<ui.Button variant="secondary">Edit</ui.Button>}
      >
        <ui.Text size="secondary" muted>
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
        </ui.Text>
      </ui.Card>
      <ui.Alert title="It did not work" action="Try again">
        Your words are kept. Check the network and try again.
      </ui.Alert>
      <ui.Alert tone="warn">Three of them have no owner.</ui.Alert>
      <ui.Alert tone="info">There is something to know.</ui.Alert>
      <ui.Alert tone="accent">All is well.</ui.Alert>
      <ui.EmptyState icon={Inbox} title="Nothing here yet" text="What you add stands here." action="Add the first" />
      <ui.Row>
        <ui.Spinner />
        <ui.Chip label="Matches" onRemove={() => undefined} />
        <ui.Chip label="From Nov 20, 2026" onRemove={() => undefined} />
      </ui.Row>
      <ui.Skeleton shape="row" count={2} />
      <ui.Progress label="Reading" value={40} />
    </>
  );
}
