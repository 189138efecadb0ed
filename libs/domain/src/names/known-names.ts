// Lists that tell which part of a name is the family name. Names that are given and family names alike are in none.

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Common given names that are hardly ever family names, without accents. */
export const givenNames = setOf(
  'abigail adele agata agnieszka aisha alejandro aleksandar aleksandra alexandra alice alina amelia amina amir amira ana ' +
    'anastasia andras andrea andrei andrew angela anita anna annika anton astrid attila ava balazs balint barbara bea ' +
    'beatrix bela bence benedek bianca boglarka boris camila carla carlos carmen carolina caroline catherine charlotte ' +
    'chiara chloe christina clara claudia csaba csilla cyrus dalma daniela daria darius diana diego dimitri dominik dora ' +
    'dorina dorka dorottya edit edith eduardo elena eleni elias elif elisa elise elizabeth ella elsa emil emilia emily ' +
    'emma emre endre enzo erik erika erzsebet esther ethan eva evelin evie fanni fatima ferenc filip finn fiona francesca ' +
    'franciszek frida gabor gabriela gergely gergo giorgia giulia gizella greta gyorgy gyula hamza hana hanna hannah helen ' +
    'helena henrik ida ignacio ilona imre ines ingrid irem irena irina isabella isabelle isla istvan ivana izabella jakub ' +
    'jana janos javier jazmin jelena jennifer jessica joanna johanna johannes jonah jonas jonathan jonny jorgen josef ' +
    'jozsef judit julia juliette jurgen kacper kalman karina karolina katalin katarina katarzyna katerina katherine katie ' +
    'kim kinga klara krisztian krisztina laszlo laura layla lea leila lena leni leonie leonora leticia levente lia liam ' +
    'lili lilla lilly lily lina linda lionel lisa liza lola lotte louisa luca lucas lucia lucie luisa lujza lukas lukasz ' +
    'lydia magdalena magnus maja malte manuel marcell margarita margit maria marie marta martina mate mateo mateusz matias ' +
    'matilda matteo matthias maxim melissa mia michal michelle miguel mihaly mila milan milica mina mira mona monika nadia ' +
    'natalia natalie niamh nicola niklas nikola nikolai nils nina noa noah noemi nora olga olivia omer oscar oskar panna ' +
    'patrik paula pedro peter petr petra piotr rachel rafael rebeka regina reka renata romain ronja rosie ruby samira ' +
    'sandra sara sarah saskia sean sebastian selma sergei sienna sigrid simone sofia sofie sophia sophie soren stella ' +
    'susanna svetlana sylvia szabolcs szilvia szofi tamara tamas tatiana teodora teresa tereza theo theresa tibor tim ' +
    'timea tobias tom tomas tomasz tommy ursula valentina vanda vanessa veronika victoria viktor viktoria vilmos virag ' +
    'vivien vladimir wanda wiktoria wojciech xavier yara yasmin youssef yusuf zalan zara zoe zoey zofia zoltan zsofi ' +
    'zsofia zsolt zsombor zsuzsanna zuzana zuzanna',
);

/** Vietnamese family names, without accents; short ones only with theirs, because they are words of other languages. */
export const vietnameseFamilies = setOf(
  'nguyen tran pham hoang huynh phan dang bui ngo duong dinh truong doan trinh luong lê võ vũ đỗ hồ lý đào mai cao tô hà',
);

/** Hungarian, romanised Chinese, Korean and Japanese family names, without accents. */
export const hungarianFamilies = setOf(
  'nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah racz ' +
    'fekete szilagyi torok feher gal szucs kocsis orsos pinter fodor szalai sipos magyar lukacs gulyas biro kiraly laszlo ' +
    'katona jakab bogdan balazs bodnar vegh fazekas szekely halasz kelemen somogyi hegedus',
);
export const eastAsianFamilies = setOf(
  'li wang zhang liu chen yang huang zhao wu zhou xu zhu guo luo zheng xie feng deng cao peng xiao jiang cheng wei lin gao sun ' +
    'kim park choi jeong kang yoon jang lim shin kwon hwang ahn bae baek seo moon nam oh yoo ' +
    'sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki matsumoto inoue kimura ' +
    'hayashi shimizu saito yamaguchi mori abe ikeda hashimoto ishikawa ogawa ono okada hasegawa fujita goto endo aoki',
);

/** Family names of two characters in scripts without spaces. */
export const compoundFamilies = setOf(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 皇甫 尉迟 慕容 夏侯 东方 남궁 황보 제갈 선우 독고 사공 서문',
);
