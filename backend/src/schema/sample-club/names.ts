const words = (text: string): string[] => text.trim().split(/\s+/);

/** Invented families; none means a real person. */
export const surnames = words(`
  Abara Adeyemi Ahlberg Alvarado Andrade Arslan Ashworth Bakshi Baptiste Barros Bellweather Bergström Bhatt Bianchi Botha
  Brandt Calloway Castellan Chowdhury Cullen Dabrowski Danso Delacroix Demir Devlin Dhillon Eklund Emmanuel Esposito Farouk
  Ferreira Fitzroy Fontaine Gallagher Ghosh Granger Greenhalgh Gupta Haldane Hargreave Hassan Hirano Hollis Ibrahim Ivanova
  Jankowski Jovanovic Kamara Kapoor Kaya Kowal Laurent Lindqvist Liu Lombardi Mahmood Malik Mbeki McAllister Mensah Moreau
  Nakata Ncube Nguyen Novak Oduya Oyelaran Papadakis Park Penhaligon Petrov Quispe Rahimi Ramsay Rosario Sandhu Santana
  Schreiber Sesay Shirazi Siddiqui Sokolov Tanaka Thackeray Tran Underwood Varga Vasquez Whitlock Yilmaz Zielinski
`);

export const parents = words(`
  Adaeze Andrew Anika Bruno Carmen Claire Daniel Deepa Elena Emeka Farah Fiona Gareth Grace Hana Helen Imran Ines Jakub Joanna
  Karim Katrin Kofi Laila Lars Lucia Marek Meera Miguel Nadia Naomi Oliver Paula Rashid Rebecca Rohan Sinead Stefan Tariq
  Teresa Uma Victor Wendy Yusuf
`);

export const children = words(`
  Aaliyah Adam Aisha Alba Alfie Amara Anton Arjun Ava Bilal Bella Caleb Chiara Clara Dara Dylan Elif Eli Emilia Ethan Fatima
  Felix Finn Freya George Hamza Hanna Harper Idris Ingrid Isaac Isla Ivy Jada Jasper Jonas Kai Keira Kian Lena Liam Lola Luca
  Maeve Malik Mateo Maya Milo Nia Nina Oscar Otis Parisa Poppy Quinn Rafael Reuben Rosa Samir Sana Seb Sienna Tara Theo Tilda
  Tom Umar Vera Willow Yara Zara Zeke
`);

/** The opponents, with their grounds. An odd number, so that the second round turns home and away round. */
export const opponents = [
  { club: 'Harbour Rovers', ground: 'Harbour Lane Ground' },
  { club: 'Eldermoor Juniors', ground: 'Eldermoor Common' },
  { club: 'Kingsferry Colts', ground: 'Kingsferry Road Playing Fields' },
  { club: 'Fallowbrook Town', ground: 'Fallowbrook Sports Ground' },
  { club: 'Saltmere Athletic', ground: 'The Saltings' },
  { club: 'Westermill Youth', ground: 'Westermill Recreation Ground' },
  { club: 'Oakhollow United', ground: 'Oakhollow Leisure Centre' },
] as const;
