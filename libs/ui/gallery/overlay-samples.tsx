import ListFilter from 'lucide-react/icons/list-filter';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import * as ui from '../src/index.ts';

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'confirm' | 'slide' | 'toast' | 'error' | null>(null);
  const close = () => setOpen(null);
  return (
    <ui.Row>
      <ui.Button onClick={() => setOpen('dialog')}>Dialog</ui.Button>
      <ui.Button onClick={() => setOpen('long')}>Long dialog</ui.Button>
      <ui.Button onClick={() => setOpen('confirm')}>Confirm</ui.Button>
      <ui.Button onClick={() => setOpen('slide')}>Slide-out</ui.Button>
      <ui.Button onClick={() => setOpen('toast')}>Toast</ui.Button>
      <ui.Button onClick={() => setOpen('error')}>Error toast</ui.Button>
      <ui.Popover
        label="Filter"
        trigger={
          <ui.Button variant="secondary" icon={ListFilter}>
            Filter
          </ui.Button>
        }
      >
        <ui.CheckboxList
          label="Kinds"
          items={[
            { id: 'a', label: 'One kind' },
            { id: 'b', label: 'Another' },
          ]}
          value={['a']}
          onChange={() => undefined}
        />
      </ui.Popover>
      <ui.Menu
        label="Actions for Ana Brook"
        items={[
          { label: 'Details', to: '#overlay' },
          { label: 'Edit', icon: Pencil },
          { label: 'Delete', icon: Trash2, tone: 'danger' },
        ]}
      />
      {open === 'dialog' && <EditDialog fields={2} onClose={close} />}
      {open === 'long' && <EditDialog fields={14} onClose={close} />}
      {open === 'confirm' && (
        <ui.ConfirmDialog
          title="Delete Riverside?"
          text="This action cannot be undone. All that belongs to it is deleted as well."
          confirmLabel="Delete"
          tone="danger"
          onConfirm={close}
          onCancel={close}
        />
      )}
      {open === 'slide' && (
        <ui.SlideOut title="Menu" onClose={close}>
          <ui.NavList place="side" title="Main">
            <ui.NavItem icon={Pencil} label="First page" to="#overlay" current />
            <ui.NavItem icon={Trash2} label="Second page" to="#overlay" />
          </ui.NavList>
        </ui.SlideOut>
      )}
      {open === 'toast' && <ui.Toast title="Saved" text="Everybody sees it now." onClose={close} />}
      {open === 'error' && <ui.Toast tone="danger" title="It did not work" text="Please try again." onClose={close} />}
    </ui.Row>
  );
}

function EditDialog({ fields, onClose }: { fields: number; onClose: () => void }) {
  return (
    <ui.Dialog
      title="Edit it"
      description="What you change, all see."
      confirmClose="Discard your changes?"
      onClose={onClose}
    >
      <ui.Form onSubmit={(event) => event.preventDefault()}>
        {Array.from({ length: fields }, (_, at) => (
          <ui.TextField key={at} label={`Field ${at + 1}`} />
        ))}
        <ui.DialogActions>
          <ui.DialogClose />
          <ui.Button type="submit">Save</ui.Button>
        </ui.DialogActions>
      </ui.Form>
    </ui.Dialog>
  );
}
