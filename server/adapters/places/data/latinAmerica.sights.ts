import type { SightsOfCity } from './rows.ts'

export const latinAmericaSights: readonly SightsOfCity[] = [
  {
    city: 'Mexico City',
    districts: [['Polanco', 'بولانكو', 'פולנקו', 19.433, -99.195]],
    landmarks: [['Zócalo', 'ساحة زوكالو', 'כיכר סוקאלו', 19.4326, -99.1332]],
    airports: [
      [
        'Mexico City International Airport',
        'مطار مكسيكو سيتي الدولي',
        'נמל התעופה מקסיקו סיטי',
        19.4361,
        -99.0719,
        'MEX',
      ],
    ],
  },
  {
    city: 'Cancún',
    districts: [
      ['Cancún Hotel Zone', 'المنطقة الفندقية في كانكون', 'אזור המלונות של קנקון', 21.1333, -86.7667, 'Zona Hotelera'],
    ],
    airports: [['Cancún International Airport', 'مطار كانكون الدولي', 'נמל התעופה קנקון', 21.0365, -86.8771, 'CUN']],
  },
  {
    city: 'Havana',
    districts: [['Old Havana', 'هافانا القديمة', 'הוואנה העתיקה', 23.136, -82.352, 'Habana Vieja']],
  },
  {
    city: 'Lima',
    districts: [['Miraflores', 'ميرافلوريس', 'מירפלורס', -12.1211, -77.0297]],
  },
  {
    city: 'Buenos Aires',
    districts: [
      ['Palermo Soho', 'باليرمو سوهو', 'פלרמו סוהו', -34.5889, -58.4306],
      ['Recoleta', 'ريكوليتا', 'רקולטה', -34.5875, -58.393],
    ],
    landmarks: [
      ['Obelisco de Buenos Aires', 'مسلة بوينس آيرس', 'האובליסק של בואנוס איירס', -34.6037, -58.3816, 'Obelisk'],
    ],
    airports: [['Ezeiza International Airport', 'مطار إيزيزا الدولي', 'נמל התעופה אסייסה', -34.8222, -58.5358, 'EZE']],
  },
  {
    city: 'Rio de Janeiro',
    districts: [
      ['Copacabana', 'كوباكابانا', 'קופקבנה', -22.9711, -43.1823],
      ['Ipanema', 'إيبانيما', 'איפנמה', -22.9838, -43.2045],
    ],
    landmarks: [
      ['Christ the Redeemer', 'تمثال المسيح الفادي', 'פסל ישו הגואל', -22.9519, -43.2105, 'Cristo Redentor'],
      ['Sugarloaf Mountain', 'جبل شوغرلوف', 'הר הסוכר', -22.9493, -43.1546, 'Pão de Açúcar'],
    ],
    airports: [
      [
        'Rio de Janeiro–Galeão International Airport',
        'مطار ريو دي جانيرو غالياو الدولي',
        'נמל התעופה גלאאו',
        -22.809,
        -43.2506,
        'GIG',
      ],
    ],
  },
  {
    city: 'São Paulo',
    districts: [['Avenida Paulista', 'شارع باوليستا', 'שדרות פאוליסטה', -23.5614, -46.6559]],
    airports: [
      [
        'São Paulo/Guarulhos International Airport',
        'مطار ساو باولو غوارولوس الدولي',
        'נמל התעופה גוארוליוס',
        -23.4356,
        -46.4731,
        'GRU',
      ],
    ],
  },
  {
    city: 'Santiago',
    districts: [['Providencia', 'بروفيدينسيا', 'פרובידנסיה', -33.4314, -70.6093]],
    airports: [
      ['Santiago International Airport', 'مطار سانتياغو الدولي', 'נמל התעופה סנטיאגו', -33.393, -70.7858, 'SCL'],
    ],
  },
]
