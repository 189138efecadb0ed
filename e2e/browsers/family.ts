import { button, dialog, heading, labelled, link, radio, radioGroup, text } from './locators.ts';
import { type Journey } from './walk.ts';

const children = ['Mia Keller', 'Leo Keller'];
const match = 'U12 Lions v Harbour Rovers';
const answers = radioGroup(`Mia: ${match}`);
const bar = '//nav[@aria-label="Bottom bar"]';

/** A parent on a phone. */
export const family: Journey = {
  name: 'family',
  size: { width: 390, height: 844 },
  walk: async ({ page, step, browser }) => {
    await step('a wrong password is explained', async () => {
      await page.open('/');
      await page.fill(labelled('Email Address'), 'parent@touchline.example');
      await page.fill(labelled('Password'), 'wrong');
      await page.click(button('Sign In'));
      await page.see(`//*[@role="alert"]${text('Please check for typos.')}`);
    });

    await step('after signing in, the dashboard shows the children and their events', async () => {
      await page.fill(labelled('Password'), 'touchline');
      await page.click(button('Sign In'));
      await page.see(heading('Dashboard'));
      await page.seeTitle('Dashboard');
      for (const child of children) await page.see(heading(child));
      await page.see(link(match));
    });

    await step('an answer for an event is still there after a reload', async () => {
      await page.click(answers + radio('Available'));
      await page.see(text('Mia is available'));
      await page.reload();
      await page.see(text('Mia is available'));
    });

    await step('the event has a page, and Back leads to the dashboard', async () => {
      await page.click(link(match));
      await page.see(heading(match));
      await page.see(heading('Who is coming'));
      await page.back();
      await page.see(heading('Dashboard'));
      await page.see(text('Mia is available'));
    });

    await step('the calendar shows a month, a week and a day', async () => {
      await page.click(bar + link('Calendar'));
      await page.see(heading('Calendar'));
      for (const view of ['Month', 'Week', 'Day', 'Month']) {
        await page.click(button(view));
        await page.seeAttribute(button(view), 'aria-pressed', 'true');
      }
    });

    const feed = `Grandparents ${browser}`;
    await step('a calendar feed is described in a dialog', async () => {
      await page.click(link('Subscribe'));
      await page.click(button('Add a Feed'));
      await page.fill(dialog('Add a Feed') + labelled('Name (optional)'), feed);
    });

    await step('it is added', async () => {
      await page.click(button('Add Feed'));
      const href = await page.attribute(link('Open in Calendar App'), 'href');
      if (!href?.startsWith('webcal:')) throw new Error(`The link to the calendar app is ${href}`);
      await page.click(button('Done'));
      await page.see(heading(feed));
    });

    await step('teams can be searched', async () => {
      await page.click(bar + link('Teams'));
      await page.see(heading('Teams'));
      await page.fill('//main//input[@type="search"]', 'Otters');
      await page.see(heading('U10 Otters'));
      await page.seeNo(heading('U12 Lions'));
    });

    await step('announcements can be read', async () => {
      await page.open('/announcements');
      await page.see(heading('Winter Cup: helpers wanted'));
    });

    const child = `Robin ${browser}`;
    await step('a child without a name is refused, and one with a name is added', async () => {
      await page.open('/add-child');
      await page.see(heading('Add a Child'));
      await page.click(button('Add Player'));
      await page.see(text('required'));
      await page.fill(labelled("Player's Full Name"), child);
      await page.choose(labelled('Day'), '14');
      await page.choose(labelled('Month'), 'March');
      await page.choose(labelled('Year'), String(new Date().getFullYear() - 11));
      await page.click(button('Add Player'));
      await page.see(heading(child));
    });

    await step('the profile opens from the bar', async () => {
      await page.click(bar + link('Profile'));
      await page.see(heading('Profile'));
      await page.see(text('parent@touchline.example'));
    });

    await step('after signing out, Back shows nothing of the family', async () => {
      await page.click(bar + button('Profile'));
      await page.click(bar + button('Logout'));
      await page.seePath('/auth');
      await page.back();
      await page.see(button('Sign In'));
      for (const name of children) await page.seeNo(text(name));
    });
  },
};
