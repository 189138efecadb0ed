import { button, choice, dialog, heading, labelled, link, menuItem, text } from './locators.ts';
import { type Journey } from './walk.ts';

const team = 'U12 Lions';

/** A coach at a desk. */
export const coach: Journey = {
  name: 'coach',
  size: { width: 1280, height: 800 },
  walk: async ({ page, step, browser }) => {
    const title = `Friendly in ${browser}`;
    const act = async (task: string) => {
      await page.click(button(`Actions for ${title}`));
      await page.click(menuItem(task));
    };

    await step('the coach signs in', async () => {
      await page.open('/auth');
      await page.fill(labelled('Email Address'), 'coach@touchline.example');
      await page.fill(labelled('Password'), 'touchline');
      await page.click(button('Sign In'));
      await page.see(heading('Dashboard'));
      await page.see(heading('My teams this week'));
    });

    await step('a team has a roster', async () => {
      await page.click(link('Manage Teams'));
      await page.see(heading('Manage Teams'));
      await page.click(`//main${link(team)}`);
      await page.see(heading(`Team: ${team}`));
      await page.see(text('Mia Keller'));
    });

    await step('an event without a date is refused', async () => {
      await page.click(link('Manage Fixtures'));
      await page.see(heading('Manage Fixtures'));
      await page.click(button('Add Event'));
      await page.click(dialog('Add Event') + button('Create Event'));
      await page.see(dialog('Add Event') + text('is required'));
    });

    await step('an event is created', async () => {
      const form = dialog('Add Event');
      await page.choose(form + labelled('Team'), team);
      await page.fill(form + labelled('Title'), title);
      await page.choose(form + labelled('Event Type'), 'Friendly');
      await page.fillDate(form + labelled('Date'), '2031-05-04');
      await page.fillDate(form + labelled('Start Time'), '10:30');
      await page.click(form + button('Create Event'));
      await page.seeNo(form);
      await page.see(button(`Actions for ${title}`));
      await page.see(text('May 4, 2031'));
    });

    await step('it is edited', async () => {
      const form = dialog('Edit Event');
      await act('Edit');
      await page.seeValue(form + labelled('Date'), '2031-05-04');
      await page.seeValue(form + labelled('Start Time'), '10:30');
      await page.fill(form + labelled('Location (optional)'), 'Harbour ground');
      await page.fillDate(form + labelled('Start Time'), '14:45');
      await page.click(form + button('Save Changes'));
      await page.seeNo(form);
      await page.see(text('Harbour ground'));
      await page.see(text('2:45'));
    });

    await step('the coach sees who is coming', async () => {
      await page.click(`//main${link(title)}`);
      await page.see(heading(title));
      await page.see(text('No answer'));
      await page.see(text('Mia Keller'));
      await page.back();
    });

    await step('it is deleted after a question', async () => {
      await act('Delete');
      await page.click(button('Delete Event'));
      await page.see(text('deleted'));
      await page.seeNo(button(`Actions for ${title}`));
    });

    await step('an announcement is posted', async () => {
      const form = dialog('New Announcement');
      const news = `News from ${browser}`;
      await page.click(link('Announcements'));
      await page.click(button('New Announcement'));
      await page.fill(form + labelled('Title'), news);
      await page.fill(form + labelled('Content'), 'Frozen. See you next week.');
      await page.click(form + choice('Specific team'));
      await page.choose(form + labelled('Team'), team);
      // Followed by the number of families.
      await page.click(`${form}//button[starts-with(normalize-space(), 'Send')]`);
      await page.see(heading(news));
    });

    await step('the coach signs out', async () => {
      await page.click(button('Logout'));
      await page.seePath('/auth');
      await page.see(button('Sign In'));
    });
  },
};
