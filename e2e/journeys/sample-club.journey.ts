import { type EventDto } from '@touchline/api-client';
import { expect, expectSound, journey, signIn } from '../support/journey.ts';

journey(
  'the sample club has news with links, two children who are asked, and a coach with a child',
  async ({ page, newSession }) => {
    await journey.step('an announcement has a link that can be tapped', async () => {
      await signIn(page, 'parent@touchline.example', '/announcements');
      const news = page.getByRole('article', { name: 'Winter Cup: helpers wanted' });
      await expect(news).toContainText('four people for the cake stall');
      const link = news.getByRole('link', { name: 'https://www.winter-cup.example/helpers (opens in a new tab)' });
      await expect(link).toHaveAttribute('href', 'https://www.winter-cup.example/helpers');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expectSound(page);
    });

    await journey.step(
      'the parent’s children play at the same time on Saturday, and nobody has responded',
      async () => {
        const response = await page.request.get('/api/dashboard/events?limit=200');
        const soon = (await response.json()) as EventDto[];
        const next = soon.find(({ id }) => id === 1);
        expect(next).toMatchObject({ title: 'U12 Lions v Harbour Rovers' });
        const sameTime = soon.filter(({ date, startTime }) => date === next?.date && startTime === next.startTime);
        expect(sameTime.length).toBeGreaterThanOrEqual(2);
      },
    );

    await journey.step('the coach has a child of her own beside two teams', async () => {
      const coach = await newSession();
      await signIn(coach, 'coach@touchline.example');
      await expect(coach.getByRole('article', { name: 'Ruby Rivera' })).toBeVisible();
      await expectSound(coach);
    });
  },
);
