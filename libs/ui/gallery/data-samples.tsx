import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import * as ui from '../src/index.ts';

interface Line {
  id: number;
  name: string;
  group: string;
  count: number;
}

const lines: Line[] = [
  { id: 1, name: 'Riverside', group: 'North', count: 14 },
  {
    id: 2,
    name: 'A name that is far longer than anybody would have thought when the column was drawn',
    group: 'South',
    count: 1204,
  },
  { id: 3, name: 'Hillside', group: '', count: 0 },
];

export function DataSamples() {
  const [page, setPage] = useState(4);
  const [tab, setTab] = useState('all');
  const [ids, setIds] = useState([2]);
  const selection: ui.RowSelection<Line> = {
    isSelected: ({ id }) => ids.includes(id),
    onToggle: ({ id }) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    labelOf: ({ name }) => name,
    all: ids.length === lines.length || (ids.length > 0 && 'some'),
    onToggleAll: () => setIds(ids.length === lines.length ? [] : lines.map(({ id }) => id)),
  };
  return (
    <>
      <ui.Breadcrumb
        items={[{ label: 'Home', to: '#lists' }, { label: 'Places', to: '#lists' }, { label: 'Riverside' }]}
      />
      <ui.Tabs
        label="Places"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'all', label: 'All places', count: 3 },
          { value: 'north', label: 'North' },
          { value: 'south', label: 'South and further on' },
        ]}
      >
        <ui.DataTable
          label="Places"
          rows={lines}
          rowKey={(line) => line.id}
          columns={[
            { header: 'Name', cell: (line) => line.name, main: true, to: () => '#lists' },
            {
              header: 'Group',
              cell: (line) =>
                line.group ? (
                  <ui.Badge tone="info">{line.group}</ui.Badge>
                ) : (
                  <ui.Text as="span" muted>
                    None
                  </ui.Text>
                ),
            },
            { header: 'Members', cell: (line) => line.count, numeric: true },
          ]}
          selection={selection}
          actions={(line) => <ui.Menu label={`Actions for ${line.name}`} items={[{ label: 'Edit' }]} />}
        />
        <ui.SelectionBar
          label="Selected places"
          count={ids.length}
          problem={ids.length === lines.length ? 'These are too many.' : undefined}
          actions={[
            { label: 'Move', more: 'to Another Group', icon: ArrowRightLeft, onSelect: () => setIds([]) },
            { label: 'Remove', more: 'from the List', icon: Trash, tone: 'danger', onSelect: () => setIds([]) },
          ]}
          onDone={() => setIds([])}
        />
      </ui.Tabs>
      <ui.Pagination page={page} pages={9} onChange={setPage} summary="Showing 31 to 40 of 88 results" />
      <ui.Disclosure summary="More about it">
        <ui.Facts
          items={[
            { label: 'Place', value: 'Riverside' },
            { label: 'Opened', value: 'Nov 20, 2026' },
          ]}
        />
      </ui.Disclosure>
      <ui.Grid as="ul" column="medium">
        {lines.map((line) => (
          <ui.Card key={line.id} as="li" title={line.name} to="#lists">
            <ui.Text size="secondary" muted>
              {line.group || 'No group'}
            </ui.Text>
          </ui.Card>
        ))}
      </ui.Grid>
    </>
  );
}
