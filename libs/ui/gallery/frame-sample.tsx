import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import * as ui from '../src/index.ts';
import { DataSamples } from './data-samples.tsx';

const pages = [
  { label: 'Dashboard', icon: LayoutDashboard },
  { label: 'Calendar', icon: CalendarDays },
  { label: 'Groups', icon: Users },
];

export function FrameSample() {
  const items = pages.map((page, at) => <ui.NavItem key={page.label} {...page} to="#frame" current={at === 0} />);
  return (
    <>
      <ui.Banner label="Trial" more="It ends on Sunday." actions={<ui.Button variant="quiet">End the trial</ui.Button>}>
        Trial version
      </ui.Banner>
      <ui.Frame
        brand="Design system"
        sidebar={
          <>
            <ui.NavList place="side" title="Main">
              {items}
            </ui.NavList>
            <ui.NavList place="side" title="More">
              <ui.NavItem icon={Settings} label="Settings" to="#frame" />
            </ui.NavList>
          </>
        }
        sidebarFoot={
          <ui.Row noWrap>
            <ui.Avatar name="Ana Brook" />
            <ui.Stack gap="xxs">
              <ui.Text size="name">Ana Brook</ui.Text>
              <ui.Text size="secondary" muted>
                Member
              </ui.Text>
            </ui.Stack>
            <ui.IconButton icon={LogOut} label="Log out" />
          </ui.Row>
        }
        bar={
          <ui.NavList place="bar">
            {items}
            <ui.Popover
              label="More"
              width="narrow"
              align="center"
              trigger={<ui.NavItem icon={Settings} label="More" />}
            >
              <ui.TextLink to="#frame" alone>
                Settings
              </ui.TextLink>
            </ui.Popover>
            <ui.Menu
              label="You"
              trigger={<ui.NavItem icon={CircleUser} label="Profile" />}
              items={[
                { label: 'View profile', to: '#frame' },
                { label: 'Log out', icon: LogOut },
              ]}
            />
          </ui.NavList>
        }
      >
        <ui.PageHeader
          title="Dashboard"
          date="November 20, 2026"
          actions={<ui.IconButton icon={Bell} label="Notices, 2 new" count={2} />}
        />
        <ui.PageBody
          intro={<ui.SearchBox label="Search places" value="" onChange={() => undefined} />}
          actions={<ui.Button>Add a place</ui.Button>}
        >
          <DataSamples />
          <DataSamples />
        </ui.PageBody>
      </ui.Frame>
    </>
  );
}
